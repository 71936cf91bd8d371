package eldertable.script.translation.runtime;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What rules can ask of an object under the method's name; other methods they do not see. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Member {
    /** Whether it is read like a field rather than called. */
    boolean read() default false;

    /** What the list that it gives consists of. */
    Class<?> of() default Object.class;

    /** Its name for rules where Java does not allow that, or "". */
    String name() default "";
}
