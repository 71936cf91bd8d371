/**
 * One description of all that authors write, as immutable data: every key of every YAML file here, read by the readers of
 * packs and scenarios and walkable by programs. It knows nothing else of the program, so that everything else may use it.
 */
package eldertable.api;
