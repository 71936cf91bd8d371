package eldertable.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoWindowTests {
    private static final Map<String, String> SCREEN = Map.of("DISPLAY", ":5", "WAYLAND_DISPLAY", "wayland-3");

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "X11: Failed to open display :5          | DISPLAY=:5",
        "Wayland: Failed to connect to display   | WAYLAND_DISPLAY=wayland-3",
        "X11: Failed to load Xlib                | apt-get install libx11-6",
        "Failed to detect any supported platform | DISPLAY=:5",
        "GLX: Failed to load GLX                 | apt-get install libgl1",
        "GLX: GLX extension not found            | Xvfb +extension GLX",
        "GLX: No GLXFBConfigs returned           | driver"})
    void eachComplaintGetsItsCure(String complaint, String cure) {
        tells(NoWindow.of(List.of(complaint), new RuntimeException("Couldn't create window"), SCREEN), cure);
    }

    @Test void whatCannotBeLoadedIsToldByWhereItIsUnpacked() {
        tells(NoWindow.of(List.of(), new UnsatisfiedLinkError("failed to map segment\nand more"), SCREEN), System.getProperty("java.io.tmpdir"));
    }

    @Test void aBuildWithAPartMissingIsToBeBuiltAnew() {
        Throwable missing = new NoClassDefFoundError("org/lwjgl/glfw/GLFW").initCause(new ClassNotFoundException("org.lwjgl.glfw.GLFW"));
        tells(NoWindow.of(List.of(), missing, SCREEN), "./gradlew stage");
    }

    @Test void aClassThatIsThereButDoesNotStartIsNoMissingPart() {
        Throwable broken = new NoClassDefFoundError("Could not initialize class org.lwjgl.system.Library");
        tells(NoWindow.of(List.of(), broken, SCREEN), System.getProperty("java.io.tmpdir"));
    }

    @Test void whatNobodyThoughtOfIsTheDoctors() {
        tells(NoWindow.of(List.of(), new RuntimeException("moon in the wrong house"), SCREEN), "./eldertable doctor");
    }

    private static void tells(NoWindow told, String cure) {
        String[] reasonAndCure = told.getMessage().split("\n", 2);
        assertTrue(reasonAndCure[0].startsWith("No window can be opened"), told.getMessage());
        assertTrue(told.getMessage().contains(cure), told.getMessage());
        assertTrue(reasonAndCure[1].contains("./eldertable play --terminal"), told.getMessage());
    }
}
