import { DOMParser, type Element } from "@xmldom/xmldom";
import { SaxesParser } from "saxes";

/** The texts of one XML document: those of elements, and those of attributes, in document order. */
export type Texts = readonly string[];

/** As a strict streaming parser reads it; throws unless it is well-formed. */
function readWithSaxes(xml: string): Texts {
  const parser = new SaxesParser({ xmlns: true });
  const texts: string[] = [];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ attributes }) => {
    texts.push(...Object.values(attributes).map(({ value }) => value));
  });
  parser.on("text", (text) => texts.push(text));
  parser.on("cdata", (text) => texts.push(text));
  parser.write(xml).close();
  return texts.filter((text) => text.trim() !== "");
}

/** As a parser of whole documents reads it; throws at its first complaint. */
function readWithXmldom(xml: string): Texts {
  const parser = new DOMParser({
    onError(level, message) {
      throw new Error(`${level}: ${message}`);
    },
  });
  const texts: string[] = [];
  const walk = (element: Element) => {
    for (const attribute of element.attributes) texts.push(attribute.value);
    for (const child of element.childNodes) {
      if (child.nodeType === child.ELEMENT_NODE) walk(child as Element);
      else texts.push(child.nodeValue ?? "");
    }
  };
  const root = parser.parseFromString(xml, "application/xml").documentElement;
  if (root !== null) walk(root);
  return texts.filter((text) => text.trim() !== "");
}

/** The texts of a document, where two parsers that know nothing of each other agree on them. */
export function readXml(xml: string): Texts {
  const [one, other] = [readWithSaxes(xml), readWithXmldom(xml)];
  if (JSON.stringify(one) !== JSON.stringify(other)) {
    throw new Error(`Two parsers disagree: ${JSON.stringify({ one, other })}`);
  }
  return one;
}
