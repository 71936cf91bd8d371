package eldertable.script.translation.runtime;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Something that rules name. Where they write the name out, the method of the same name is called that takes the thing's number instead. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
@interface Named {
    Things value();

    /** What there are names for. */
    enum Things { STEP, ZONE, ATTRIBUTE, KIND }
}
