package eldertable.sdk.lab;

import java.util.Optional;

/** Where pictures of cards come from. */
public interface CardFacePictures {
    /** For machines or commands that cannot paint: rows then show the card's words alone. */
    CardFacePictures NONE = kind -> Optional.empty();

    /** A card's face as a PNG in Base64, by its kind. */
    Optional<String> picture(String kind);
}
