package eldertable.sdk;

import picocli.CommandLine.IVersionProvider;

/** Which Eldertable this is, as its jar says. */
final class Version implements IVersionProvider {
    static String current() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    @Override public String[] getVersion() {
        return new String[] {"Eldertable " + current()};
    }
}
