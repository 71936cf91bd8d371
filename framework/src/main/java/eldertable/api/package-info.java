/**
 * One description of all that authors write, as immutable data: every key of every YAML file, which the readers of
 * packs and scenarios take from here, and every object, member and hook of the JavaScript API, with which a test compares what
 * rules see. It knows nothing else of the program, so that everything else may use it.
 */
package eldertable.api;
