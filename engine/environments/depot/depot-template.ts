import { actionLineTemplate } from "../../action-line-template";

/** How the suite `depot` speaks to a model. */
export const depotTemplate =
  actionLineTemplate(`You work in a depot. An order asks for an item, and exactly one crate holds it. Send out the right crate.
What you can do:
- inspect crate X: look into crate X. You learn for certain whether it holds the item.
- ship crate X: send crate X out. The right crate fills the order. What the wrong one does is told with the order.
- clear dock: make way on a blocked dock. Nothing can be shipped while it is blocked, and clearing it has to be done twice.
Every message tells all that is known and lists the actions that are possible now. Choose one of them.`);
