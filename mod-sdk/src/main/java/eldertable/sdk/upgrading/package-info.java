/** Carries packs over from the api before 1.0: it edits their texts, keeps comments and layout, and tells what it did and what it left. */
package eldertable.sdk.upgrading;
