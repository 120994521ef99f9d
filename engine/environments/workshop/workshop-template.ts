import { actionLineTemplate } from "../../action-line-template";

/** How the suite `workshop` speaks to a model. */
export const workshopTemplate =
  actionLineTemplate(`You work in a workshop. An order asks for one product, which is made of parts by recipes; the parts are materials or products themselves.
What you can do:
- take X: take one X from the shelf to the bench.
- make X of Y and Z: use up one Y and one Z of the bench. A recipe stands in the book; some products have two.
- order X: where it is possible, and no X is on the shelf, one X comes in.
- deliver X: hand over the product that was ordered.
Every message tells all that there is and lists the actions that are possible now. Choose one of them.`);
