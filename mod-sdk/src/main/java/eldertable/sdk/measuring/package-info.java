/** How fast rules run, start and reload, next to plain Java. */
package eldertable.sdk.measuring;
