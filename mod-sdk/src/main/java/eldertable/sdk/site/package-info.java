/** The handbook and the references of packs as pages for a browser, with search and card pictures, from one folder and without a network. */
package eldertable.sdk.site;
