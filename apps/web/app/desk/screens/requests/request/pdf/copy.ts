import type { ActiveContent } from "./inspection/active-content.ts";
import type { InspectionGap } from "./inspection/inspect-pdf.ts";
import type { PdfProblem } from "./pdf-problem.ts";

/** What a reviewer reads about each kind of active content. */
export const activeContentText: Readonly<Record<ActiveContent, string>> = {
  javaScript:
    "Contains JavaScript. It can't run here, but it can if you open the original in another program.",
  launch:
    "Tries to start a program or open a file on your computer. It can't do that here, but another program might allow it.",
  submitForm:
    "Contains a form that sends what you type to another address. You can't fill it in here, and you shouldn't elsewhere.",
  importData: "Loads data from another file or address. It can't do that here.",
  automaticAction:
    "Does something on its own when it's opened, viewed or closed. Nothing happens here, but it can in another program.",
  attachment: "Has files attached. They can't be opened here. Don't open them from the original.",
  media: "Contains video, sound or 3D content. It isn't played here.",
  xfaForm:
    "Contains a dynamic form (XFA). It isn't shown here, so another program may show something different.",
  otherDocument: "Opens another document. It can't do that here.",
  link: "Contains links. They can't be clicked here. Check where they lead before you follow them elsewhere.",
};

export const oversizedPictureText =
  "Contains a very large picture, which isn't shown here. A page may look emptier than it is.";

export const gapText: Readonly<Record<InspectionGap, string>> = {
  password:
    "It's protected with a password, so we couldn't look inside. Ask the director for a copy without one.",
  damaged: "Parts of it are damaged or unreadable, so we couldn't check all of it.",
  tooLarge: "It's larger than 10 MB, so we didn't check it.",
  tooSlow: "Checking it took too long, so we stopped.",
  tooComplex: "Parts of it unpack to an enormous size, so we didn't check those.",
};

export const problemText: Readonly<Record<PdfProblem, string>> = {
  password: "It's protected with a password. Ask the director for a copy without one.",
  damaged:
    "It's damaged, or isn't a PDF that we can read. Download the original to try another program.",
  tooLarge: "It's larger than 10 MB. Download the original to see it.",
  tooSlow: "Displaying it took too long, so we stopped. Download the original to see all of it.",
  tooComplex:
    "It's too complex to display here, so we stopped. Download the original to see all of it.",
  unreachable: "We couldn't load it. Check your connection and try again.",
};
