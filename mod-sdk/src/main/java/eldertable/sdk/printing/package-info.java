/** A game on paper: its cards, boards, tokens and rules as a PDF, or as picture sheets for Tabletop Simulator. Alone knows PDFBox. */
package eldertable.sdk.printing;
