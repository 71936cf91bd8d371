package eldertable.isolation;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Hands descriptions over to another process of the same program: records of ours and what they are made of (lists, maps, sets, texts,
 * numbers, enums). Only the program writes them, and only a process that it has started, or a machine that knows its farm's secret, reads them.
 */
final class RecordCodec {
    private static final String OURS = "eldertable.";

    private enum Form { NULL, TEXT, INT, LONG, DOUBLE, YES, NO, LIST, SET, MAP, OPTIONAL, ENUM, RECORD }

    private final Packet packet;
    /** Names of classes are told once. */
    private final List<Class<?>> classes = new ArrayList<>();

    RecordCodec(Packet packet) {
        this.packet = packet;
    }

    // ------------------------------------------------------------------ writing

    void write(Object value) {
        if (value == null) {
            form(Form.NULL);
        } else if (value instanceof String text) {
            form(Form.TEXT).put(text);
        } else if (value instanceof Integer number) {
            form(Form.INT).put(number.intValue());
        } else if (value instanceof Long number) {
            form(Form.LONG).put(number.longValue());
        } else if (value instanceof Double number) {
            form(Form.DOUBLE).put(number.doubleValue());
        } else if (value instanceof Boolean flag) {
            form(flag ? Form.YES : Form.NO);
        } else if (value instanceof List<?> list) {
            form(Form.LIST).put(list.size());
            list.forEach(this::write);
        } else if (value instanceof Set<?> set) {
            form(Form.SET).put(set.size());
            set.forEach(this::write);
        } else if (value instanceof Map<?, ?> map) {
            form(Form.MAP).put(map.size());
            map.forEach((key, item) -> {
                write(key);
                write(item);
            });
        } else if (value instanceof Optional<?> optional) {
            form(Form.OPTIONAL);
            write(optional.orElse(null));
        } else if (value instanceof Enum<?> constant) {
            form(Form.ENUM);
            writeClass(constant.getDeclaringClass());
            packet.put(constant.ordinal());
        } else if (value instanceof Record description) {
            writeRecord(description);
        } else {
            throw new IllegalArgumentException("no description: " + value.getClass());
        }
    }

    private Packet form(Form form) {
        return packet.put(form.ordinal());
    }

    private void writeRecord(Record description) {
        form(Form.RECORD);
        writeClass(description.getClass());
        try {
            for (RecordComponent part : description.getClass().getRecordComponents()) {
                part.getAccessor().setAccessible(true);
                write(part.getAccessor().invoke(description));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void writeClass(Class<?> type) {
        int known = classes.indexOf(type);
        packet.put(known < 0 ? classes.size() : known);
        if (known >= 0) return;
        classes.add(type);
        packet.put(type.getName());
    }

    // ------------------------------------------------------------------ reading

    <T> T read(Class<T> type) throws Nonsense {
        return type.cast(read());
    }

    private Object read() throws Nonsense {
        return switch (Form.values()[packet.number(0, Form.values().length - 1)]) {
            case NULL -> null;
            case TEXT -> packet.text(Integer.MAX_VALUE);
            case INT -> packet.number();
            case LONG -> packet.longNumber();
            case DOUBLE -> packet.fraction();
            case YES -> true;
            case NO -> false;
            case LIST -> Collections.unmodifiableList(readList());
            case SET -> Collections.unmodifiableSet(new LinkedHashSet<>(readList()));
            case MAP -> readMap();
            case OPTIONAL -> Optional.ofNullable(read());
            case ENUM -> {
                Class<?> type = readClass();
                yield type.getEnumConstants()[packet.number(0, type.getEnumConstants().length - 1)];
            }
            case RECORD -> readRecord(readClass());
        };
    }

    private List<Object> readList() throws Nonsense {
        List<Object> list = new ArrayList<>();
        for (int left = packet.number(0, Integer.MAX_VALUE); left > 0; left--) list.add(read());
        return list;
    }

    private Map<Object, Object> readMap() throws Nonsense {
        Map<Object, Object> map = new LinkedHashMap<>(); // in the order in which the other process has it: rules may notice
        for (int left = packet.number(0, Integer.MAX_VALUE); left > 0; left--) map.put(read(), read());
        return Collections.unmodifiableMap(map);
    }

    private Object readRecord(Class<?> type) throws Nonsense {
        RecordComponent[] parts = type.getRecordComponents();
        Object[] values = new Object[parts.length];
        for (int i = 0; i < values.length; i++) values[i] = read();
        try {
            Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<?> maker = type.getDeclaredConstructor(types);
            maker.setAccessible(true);
            return maker.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new Nonsense(type.getName() + " cannot be made");
        }
    }

    private Class<?> readClass() throws Nonsense {
        int known = packet.number(0, classes.size());
        if (known < classes.size()) return classes.get(known);
        String name = packet.text(500);
        try {
            Class<?> type = name.startsWith(OURS) ? Class.forName(name) : null;
            if (type == null || !type.isRecord() && !type.isEnum()) throw new Nonsense(name);
            classes.add(type);
            return type;
        } catch (ClassNotFoundException e) {
            throw new Nonsense(name);
        }
    }
}
