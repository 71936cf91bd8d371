/**
 * What an author's editor knows of packs: schemas of the YAML files and TypeScript declarations, both made from {@link eldertable.api}, and
 * the declarations of one pack, made from the pack.
 */
package eldertable.sdk.typings;
