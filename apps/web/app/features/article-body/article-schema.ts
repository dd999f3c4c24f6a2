import type { Options } from "rehype-sanitize";

/** All that an article may consist of; what is not named here does not come through. */
export const articleSchema: Options = {
  tagNames: [
    ...["p", "br", "hr", "blockquote", "h3", "h4", "h5", "pre", "code", "strong", "em", "del"],
    ...["a", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "sup", "section"],
  ],
  attributes: {
    a: ["href", ["target", "_blank"], ["rel", "noopener", "noreferrer"]],
    ol: ["start"],
    th: [["align", "left", "center", "right"]],
    td: [["align", "left", "center", "right"]],
  },
  protocols: { href: ["http", "https", "mailto"] },
  strip: ["script", "style"],
  clobber: [],
  clobberPrefix: "",
  required: {},
  ancestors: { tr: ["table"], th: ["table"], td: ["table"], thead: ["table"], tbody: ["table"] },
  allowComments: false,
  allowDoctypes: false,
};
