package eldertable.sdk.limits;

import java.util.Arrays;
import java.util.function.ToIntFunction;

/** The cards of the Waking Void. Copies of a card have numbers of their own, one behind the other, in the order of the pack. */
final class VoidCards {
    enum Person {
        JEANNE(30, 2, 35), WREN(27, 2, 16), INES(26, 3, 27), SILAS(28, 2, 31), ADAEZE(28, 2, 44), BRAM(29, 2, 58), MARGUERITE(29, 2, 63), TOMAS(30, 2, 52);

        final int sanity, attack, age;

        Person(int sanity, int attack, int age) {
            this.sanity = sanity;
            this.attack = attack;
            this.age = age;
        }
    }

    enum Monster {
        CHAIN_THRALL(1, 6, 15, 6, 4, 2), SKITTERLING(2, 2, 5, 2, 6, 1), PATIENT_MIMIC(2, 4, 8, 4, 3, 1), WEEPING_CHOIR(2, 4, 9, 3, 3, 3),
        LANTERN_EATER(1, 5, 10, 4, 4, 1), MARROW_HOUND(2, 4, 8, 4, 6, 1), VOID_LEECH(2, 5, 10, 3, 3, 1), GLASS_WIDOW(1, 5, 7, 5, 4, 2),
        HOLLOW_PRIEST(1, 6, 12, 3, 3, 3), STITCHED_BRUTE(1, 7, 18, 7, 2, 1), ECHO_OF_YOU(1, 5, 10, 0, 4, 1), RIFT_STALKER(1, 5, 10, 5, 4, 1),
        BONE_BELLRINGER(1, 5, 9, 2, 3, 2);

        final int copies, prize, health, attack, speed, range;

        Monster(int copies, int prize, int health, int attack, int speed, int range) {
            this.copies = copies;
            this.prize = prize;
            this.health = health;
            this.attack = attack;
            this.speed = speed;
            this.range = range;
        }
    }

    enum Guardian {
        ASHEN_GATEKEEPER(18, -6, 5, 3, 1), MOTHER_OF_LINKS(15, -8, 4, 3, 2), HUNDRED_EYED_WARDEN(17, -8, 4, 2, 3), DROWNED_KING(16, -6, 6, 2, 1),
        NAMELESS_HERALD(18, -4, 4, 5, 1);

        final int perPlayer, base, attack, speed, range;

        Guardian(int perPlayer, int base, int attack, int speed, int range) {
            this.perPlayer = perPlayer;
            this.base = base;
            this.attack = attack;
            this.speed = speed;
            this.range = range;
        }
    }

    /** What is lost or gained by it, and whether it stays in force until the next one. */
    enum Event {
        FIRST_TEAR, SECOND_TEAR, THIRD_TEAR, FOURTH_TEAR, TWIN_TEARS, CROSSED_TEARS, DRAWN_TO_CLARITY, DRAWN_TO_MADNESS, PORTAL_SPASM, ALWAYS_HERE,
        WHISPERS(2, 2), CRUSHING_SILENCE(1, 4), WEIGHT_OF_THINGS(1, 1), BRIGHT_MIND_BURNS(1, 5), FRAYING_THREAD(1, 1), RUST_AND_ROT(1, 3), STONE_BREATHES(1, 3),
        MOMENT_OF_CLARITY(2, 3), MERCY_OF_THE_DEEP(1, 6), MAD_LULLABY(1, 5),
        STILLNESS, ABANDONED_SATCHEL, SLACKENED_CHAIN, TIGHTENED_CHAIN, SEALED_STONE, PATHS_UNRAVEL, SHARED_MADNESS, LEADEN_AIR, FERAL_HOUR,
        GUARDIANS_WRATH, OLD_WOUND(1, 6);

        final int copies, sanity;

        Event() {
            this(1, 0);
        }

        Event(int copies, int sanity) {
            this.copies = copies;
            this.sanity = sanity;
        }

        boolean isLasting() {
            return this == STILLNESS || compareTo(SEALED_STONE) >= 0 && compareTo(FERAL_HOUR) <= 0;
        }
    }

    static final Person[] PERSONS = Person.values();
    static final Guardian[] GUARDIANS = Guardian.values();
    /** By the number of a card. */
    static final Monster[] MONSTERS = spread(Monster.values(), monster -> monster.copies);
    static final Event[] EVENTS = spread(Event.values(), event -> event.copies);

    // Equipment, by the number of its card: weapons, armor, spells, consumables.
    static final int KNIFE = 0, SPADE = 2, RITUAL_DAGGER = 4, CHAIN_HOOK = 9, GREATSWORD = 10, LANTERN_OF_TEETH = 11;
    static final int LEATHER_COAT = 12, PALE_PLATE = 15, RIOT_SHIELD = 16, THORN_MANTLE = 17, WARDED_AMULET = 18, MIRROR_MASK = 19;
    static final int MIND_LASH = 20, VOID_STEP = 21, SIPHON = 22, BANISH = 23, STASIS_KNOT = 24, BLACK_FLAME = 25, SOUL_SWAP = 26, SUNDER = 27;
    static final int SALTS = 28, LAUDANUM = 30, WHISKEY_FLASK = 32, PRAYER_BEADS = 34, ADRENAL_TONIC = 35, WHETSTONE = 36, SALT_CIRCLE = 38, HOLLOW_BELL = 39;
    static final int EQUIPMENT = 40, NOTHING = -1;
    /** Sets of equipment are bits. */
    static final long WEAPONS = (1L << LEATHER_COAT) - 1, SPELLS = (1L << SALTS) - (1L << MIND_LASH), CONSUMABLES = (1L << EQUIPMENT) - (1L << SALTS);
    static final int[] PRICE = {
        3, 3, 4, 6, 5, 5, 3, 6, 8, 5, 8, 6, 3, 3, 5, 8, 6, 6, 5, 6, 4, 5, 6, 7, 5, 7, 5, 6, 2, 2, 4, 4, 1, 1, 5, 3, 2, 2, 4, 3};
    static final int[] DICE = {1, 1, 2, 3, 2, 1, 0, 2, 3, 1, 4, 2}, WEAPON_RANGE = {1, 1, 1, 1, 1, 2, 3, 3, 4, 3, 1, 2};
    static final int RIFLE = 8, RIFLE_FROM = 2;
    /** By armor, from the first coat on. */
    static final int[] GUARD = {1, 1, 2, 3, 1, 1};
    /** By spell, from the mind lash on. */
    static final int[] COST = {2, 3, 3, 6, 3, 5, 2, 4}, SPELL_RANGE = {3, 5, 2, 3, 3, 2, 6, 2};
    /** By consumable, from the salts on. */
    static final int[] HEAL = {5, 5, 10, 10, 4, 4, 12, 0, 0, 0, 0, 0};
    /** By equipment: the first card of its kind. */
    static final int[] KIND = new int[EQUIPMENT];

    static {
        for (int item = 0; item < EQUIPMENT; item++) KIND[item] = item;
        for (int first : new int[] {KNIFE, LEATHER_COAT, SALTS, LAUDANUM, WHISKEY_FLASK, WHETSTONE}) KIND[first + 1] = first;
    }

    private VoidCards() {}

    private static <T> T[] spread(T[] kinds, ToIntFunction<T> copies) {
        T[] cards = Arrays.copyOf(kinds, Arrays.stream(kinds).mapToInt(copies).sum());
        int card = 0;
        for (T kind : kinds) for (int i = 0; i < copies.applyAsInt(kind); i++) cards[card++] = kind;
        return cards;
    }

    static boolean isWeapon(int item) {
        return item < LEATHER_COAT;
    }

    static boolean isSpell(int item) {
        return item >= MIND_LASH && item < SALTS;
    }

    static boolean isConsumable(int item) {
        return item >= SALTS;
    }
}
