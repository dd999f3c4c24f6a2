import { type Node, typeOf } from "./solidity-ast.ts";

/** A binary operator's function in Mutant.sol, and what its mutants put in its place. */
export const binaryOperators: Readonly<Record<string, { call: string; mutants: string[] }>> = {
  "<": { call: "less", mutants: ["<=", ">="] },
  "<=": { call: "lessOrEqual", mutants: ["<", ">"] },
  ">": { call: "more", mutants: [">=", "<="] },
  ">=": { call: "moreOrEqual", mutants: [">", "<"] },
  "+": { call: "add", mutants: ["-"] },
  "-": { call: "subtract", mutants: ["+"] },
  "*": { call: "multiply", mutants: ["/"] },
  "/": { call: "divide", mutants: ["*"] },
  "%": { call: "remainder", mutants: ["/"] },
  "**": { call: "power", mutants: ["*"] },
  "&": { call: "both", mutants: ["|"] },
  "|": { call: "either", mutants: ["&"] },
  "<<": { call: "left", mutants: [">>"] },
  ">>": { call: "right", mutants: ["<<"] },
};

/** `&&` and `||` become each other by De Morgan, so that the right side is still evaluated only if needed. */
export const booleanOperators: Readonly<Record<string, string>> = {
  "&&": "||",
  "||": "&&",
  "==": "!=",
  "!=": "==",
};

export const assignmentOperators: Readonly<Record<string, string>> = {
  "+=": "-=",
  "-=": "+=",
  "*=": "/=",
  "|=": "&=",
  "&=": "|=",
};

export function isComparison(operator: string): boolean {
  return ["<", "<=", ">", ">="].includes(operator);
}

export function isUint(type: string): boolean {
  return /^uint\d+$/.test(type);
}

/** A number known to the compiler: a literal, or an expression of literals. */
export function isNumber(node: Node): boolean {
  return typeOf(node).startsWith("int_const");
}

/** May stand twice in a source: evaluating it does nothing. */
export function isSimple(node: Node): boolean {
  if (node.nodeType === "Identifier" || node.nodeType === "Literal") return true;
  if (node.nodeType === "MemberAccess") return !!node.expression && isSimple(node.expression);
  if (node.nodeType === "IndexAccess")
    return [node.baseExpression, node.indexExpression].every((part) => part && isSimple(part));
  if (node.nodeType === "FunctionCall" && node.kind === "typeConversion")
    return (node.arguments ?? []).every(isSimple);
  return node.nodeType === "ElementaryTypeNameExpression";
}

/** May stand in each other's place in a call: values of one type; unsigned integers convert. */
export function areInterchangeable(a: Node, b: Node, packed: boolean): boolean {
  const [left, right] = [typeOf(a), typeOf(b)];
  if (!isSimple(a) || !isSimple(b)) return false;
  const isValue = /^(?:uint\d+|address|bytes\d+|bool|enum|contract)/.test(left);
  if (left === right) return isValue;
  const convert = [left, right].every((type) => isUint(type) || type.startsWith("int_const"));
  return convert && !packed && (isUint(left) || isUint(right));
}
