package eldertable.desktop;

import eldertable.desktop.screen.Pad;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWGamepadState;

/** The gamepads of this machine, as GLFW knows them. They send nothing by themselves: somebody has to ask, on the render thread. */
final class Gamepads {
    private static final Map<Integer, Pad> BUTTONS = Map.ofEntries(
        Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_A, Pad.A), Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_B, Pad.B),
        Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_X, Pad.X), Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_Y, Pad.Y),
        Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_LEFT_BUMPER, Pad.LEFT_BUMPER), Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER, Pad.RIGHT_BUMPER),
        Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_BACK, Pad.BACK), Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_START, Pad.START),
        Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_UP, Pad.UP), Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_DOWN, Pad.DOWN),
        Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_LEFT, Pad.LEFT), Map.entry(GLFW.GLFW_GAMEPAD_BUTTON_DPAD_RIGHT, Pad.RIGHT));

    private final Consumer<Pad> listener;
    private final Map<Integer, Gamepad> known = new HashMap<>();
    private final GLFWGamepadState state = GLFWGamepadState.create();
    private long asked = System.nanoTime();

    Gamepads(Consumer<Pad> listener) {
        this.listener = listener;
    }

    /** Looks what is pressed. @param listening whether anybody hears it: a window in the background does not */
    void ask(boolean listening) {
        long now = System.nanoTime();
        float seconds = (now - asked) / 1e9f;
        asked = now;
        for (int stick = GLFW.GLFW_JOYSTICK_1; stick <= GLFW.GLFW_JOYSTICK_LAST; stick++) {
            if (!GLFW.glfwJoystickIsGamepad(stick) || !GLFW.glfwGetGamepadState(stick, state)) {
                known.remove(stick);
                continue;
            }
            Set<Pad> buttons = EnumSet.noneOf(Pad.class);
            BUTTONS.forEach((button, pad) -> {
                if (state.buttons(button) == GLFW.GLFW_PRESS) buttons.add(pad);
            });
            float[] sticks = {state.axes(GLFW.GLFW_GAMEPAD_AXIS_LEFT_X), state.axes(GLFW.GLFW_GAMEPAD_AXIS_LEFT_Y), state.axes(GLFW.GLFW_GAMEPAD_AXIS_RIGHT_X),
                state.axes(GLFW.GLFW_GAMEPAD_AXIS_RIGHT_Y)};
            var pressed = known.computeIfAbsent(stick, none -> new Gamepad()).presses(buttons, sticks, seconds);
            if (listening) pressed.forEach(listener);
        }
    }
}
