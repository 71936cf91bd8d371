/** Markdown, which rules and credits are written in, as parts that any front end can show. The only package that knows commonmark. */
package eldertable.markdown;
