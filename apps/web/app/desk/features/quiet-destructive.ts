/** With `outline`: a button that leads to a form of its own, so that it doesn't outweigh the one beside it. */
export const quietDestructive = "text-brick! hover:border-brick!";
