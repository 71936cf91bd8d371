/** Machines that work together: how they find each other, and the secret that seals what they tell each other. */
package eldertable.sdk.network;
