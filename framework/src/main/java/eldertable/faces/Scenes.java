package eldertable.faces;

import eldertable.art.Box;
import eldertable.art.Lettering;
import eldertable.art.Paintings;
import eldertable.art.Pen;

/** Tables that pages of rules show: drawn by whoever can set up a game, which takes its rules. */
public interface Scenes {
    /** Of a table's picture, width by height. */
    float PROPORTION = 1.5f;

    /** The table as it is set up for so many players, and as the first of them sees it, in a box of that proportion. */
    void draw(Pen pen, Paintings paintings, Lettering lettering, int players, Box box);
}
