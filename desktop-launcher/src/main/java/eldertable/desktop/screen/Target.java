package eldertable.desktop.screen;

import eldertable.art.Box;

/** Something that can be clicked, by the name people see: for scripts and tests. */
public record Target(String label, Box box, boolean enabled) {}
