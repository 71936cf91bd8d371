/** The farm: machines that lend their cores to the lab. Packs travel there by their hash; what is played comes back as sums that add up in any order. */
package eldertable.sdk.farm;
