package eldertable.view;

import java.util.Map;

/**
 * What the game is at.
 *
 * @param phase the phase of this step or of the nearest below that names one, or ""
 * @param data  what the step carries, as codes; a piece that the viewer cannot see is Code.UNSEEN
 */
public record StepView(String id, String phase, Map<String, Integer> data) {}
