import {
  areInterchangeable,
  binaryOperators,
  booleanOperators,
  isComparison,
  isNumber,
  isUint,
} from "./operators.ts";
import { type Node, rangeOf, typeOf } from "./solidity-ast.ts";
import { type SourcePlace, SourceRewriter } from "./source-rewriter.ts";

/** Mutants of expressions: operators, constants, order of arguments. */
export abstract class ExpressionInstrumenter extends SourceRewriter {
  readonly #constants = new Map<number, number | null>();

  protected expression(node: Node, expected: string): string {
    if (isNumber(node)) return this.number(node, expected);
    switch (node.nodeType) {
      case "BinaryOperation":
        return this.binary(node);
      case "UnaryOperation":
        return this.unary(node);
      case "Conditional":
        return this.conditional(node);
      case "Assignment":
        return this.assignment(node);
      case "FunctionCall":
        return this.call(node);
      case "Identifier":
      case "MemberAccess":
        return this.name(node);
      case "IndexAccess":
        return this.splice(node, "uint256");
      case "Literal":
        return node.kind === "bool"
          ? this.negated(node, "constant", this.text(node))
          : this.text(node);
      default:
        return this.splice(node, expected);
    }
  }

  protected number(node: Node, expected: string): string {
    const text = this.text(node);
    const isZero = typeOf(node) === "int_const 0";
    const id = this.take(node, "constant", isZero ? ["one more"] : ["one more", "one less"]);
    if (id === null) return text;
    const changed = `Mutant.${isZero ? "increased" : "number"}(${id}, ${text})`;
    return isUint(expected) && expected !== "uint256" ? `${expected}(${changed})` : changed;
  }

  protected binary(node: Node): string {
    const { operator = "", leftExpression: a, rightExpression: b } = node;
    if (!a || !b) return this.text(node);
    const common = node.commonType?.typeString ?? "";
    const isNumeric = isUint(common) || common.startsWith("enum");
    const numbers = isUint(common) ? "uint256" : "skip";
    const [left, right] = [a, b].map((side) =>
      isNumber(side) && numbers === "skip" ? this.text(side) : this.render(side, "uint256"),
    ) as [string, string];
    const other = booleanOperators[operator];
    if (other) {
      const id = this.take(node, "operator", [other]);
      if (id === null) return `${left} ${operator} ${right}`;
      if (operator.length === 2 && operator[1] === "=")
        return `Mutant.not(${id}, ${left} ${operator} ${right})`;
      const [first, second] = [left, right].map((side) => `Mutant.not(${id}, ${side})`);
      return `Mutant.not(${id}, ${first} ${operator} ${second})`;
    }
    const known = binaryOperators[operator];
    const isShift = operator === "<<" || operator === ">>";
    if (!known || (!isNumeric && !isShift)) return `${left} ${operator} ${right}`;
    if (!isComparison(operator) && !isUint(typeOf(node))) return `${left} ${operator} ${right}`;
    const id = this.take(node, "operator", known.mutants);
    if (id === null) return `${left} ${operator} ${right}`;
    const sides = [left, right].map((side) =>
      common.startsWith("enum") ? `uint8(${side})` : side,
    );
    const call = `Mutant.${known.call}(${id}, ${sides.join(", ")})`;
    const type = typeOf(node);
    return isComparison(operator) || type === "uint256" ? call : `${type}(${call})`;
  }

  protected unary(node: Node): string {
    const { operator, subExpression: inner } = node;
    if (!inner) return this.text(node);
    if (operator === "!") return this.negated(node, "operator", `!${this.render(inner)}`);
    if (operator === "~" && isUint(typeOf(node))) {
      const id = this.take(node, "operator", ["without ~"]);
      if (id === null) return this.text(node);
      return `${typeOf(node)}(Mutant.inverse(${id}, ${this.render(inner)}))`;
    }
    const other = { "++": "--", "--": "++" }[operator ?? ""];
    if (!other) return this.text(node);
    const id = this.take(node, "operator", [other]);
    if (id === null) return this.text(node);
    const target = this.text(inner);
    const changed = node.prefix ? `${other}${target}` : `${target}${other}`;
    return `(Mutant.on(${id}) ? ${changed} : ${this.text(node)})`;
  }

  protected conditional(node: Node): string {
    const { condition, trueExpression: yes, falseExpression: no } = node;
    if (!condition || !yes || !no) return this.text(node);
    const asked = this.negated(condition, "condition", this.render(condition));
    const type = typeOf(node);
    return `${asked} ? ${this.render(yes, type)} : ${this.render(no, type)}`;
  }

  /** In expressions; compound assignments are statements here. */
  protected assignment(node: Node): string {
    const { leftHandSide: target, rightHandSide: value, operator } = node;
    if (!target || !value) return this.text(node);
    const types = target.nodeType === "TupleExpression" ? (target.components ?? []) : null;
    const isTuple = types !== null && value.nodeType === "TupleExpression";
    const text = isTuple
      ? this.tuple(
          value,
          types.map((one) => typeOf(one ?? undefined)),
        )
      : this.render(value, typeOf(target));
    return `${this.text(target)} ${operator} ${text}`;
  }

  protected tuple(node: Node, types: readonly string[]): string {
    const parts = (node.components ?? []).map((one, n) => (one ? this.render(one, types[n]) : ""));
    return `(${parts.join(", ")})`;
  }

  protected call(node: Node): string {
    const [args, callee] = [node.arguments ?? [], node.expression];
    if (!callee) return this.text(node);
    if (node.kind === "typeConversion") return this.conversion(node);
    if (this.text(callee) === "type" || node.names?.length) return this.text(node);
    const types = this.parameterTypes(node);
    const called = this.text(callee);
    const packed = called.startsWith("abi.");
    const texts = args.map((one, n) =>
      isNumber(one) && packed ? this.text(one) : this.render(one, types[n]),
    );
    const swapped = [...texts];
    for (let n = 0; n + 1 < args.length; n++) {
      const [a, b] = [args[n], args[n + 1]] as [Node, Node];
      const same = this.text(a) === this.text(b);
      if (same || !areInterchangeable(a, b, packed)) continue;
      const id = this.take(a, `order before ${rangeOf(b).start}`, [
        "swapped with the next argument",
      ]);
      if (id === null) continue;
      const [first, second] = [types[n] ?? "", types[n + 1] ?? ""].map((type) =>
        isUint(type) ? type : "",
      );
      swapped[n] = `(Mutant.on(${id}) ? ${first}(${texts[n + 1]}) : ${swapped[n]})`;
      swapped[n + 1] = `(Mutant.on(${id}) ? ${second}(${texts[n]}) : ${swapped[n + 1]})`;
    }
    return `${this.render(callee)}(${swapped.join(", ")})`;
  }

  /** Types of the parameters that a call's arguments meet; none where they aren't known. */
  protected parameterTypes(node: Node): string[] {
    const { expression: callee, arguments: args } = node;
    if (node.kind === "structConstructorCall") {
      const struct = this.declarations.get(callee?.referencedDeclaration ?? -1)?.node;
      return (struct?.members ?? []).map(typeOf);
    }
    const types = /^function \(([^()]*)\)/.exec(typeOf(callee))?.[1]?.split(",") ?? [];
    return types.length === (args?.length ?? 0) + 1 ? types.slice(1) : types;
  }

  protected conversion(node: Node): string {
    const [inner] = node.arguments ?? [];
    if (!inner || !isNumber(inner)) return this.splice(node);
    const type = typeOf(node);
    const value = this.number(inner, "uint256");
    return type === "address"
      ? `address(uint160(${value}))`
      : `${this.text(node.expression as Node)}(${value})`;
  }

  /** Constants, and members of enums. */
  protected name(node: Node): string {
    const { file, node: declared } = this.declarations.get(node.referencedDeclaration ?? -1) ?? {};
    if (file && declared?.nodeType === "EnumValue") return this.enumValue(node, declared);
    if (file && declared?.constant) return this.constant(node, { file, node: declared });
    return node.nodeType === "MemberAccess" ? this.splice(node) : this.text(node);
  }

  protected enumValue(node: Node, declared: Node): string {
    for (const { node: owner } of this.declarations.values()) {
      if (owner.nodeType !== "EnumDefinition") continue;
      const at = owner.members?.findIndex(({ id }) => id === declared.id) ?? -1;
      const other = owner.members?.[(at + 1) % (owner.members?.length ?? 1)];
      if (at < 0 || !other) continue;
      const id = this.take(node, "constant", [other.name ?? ""]);
      if (id === null) return this.text(node);
      return `(Mutant.on(${id}) ? ${this.text(node.expression as Node)}.${other.name} : ${this.text(node)})`;
    }
    return this.text(node);
  }

  /** One mutant for all places that use the constant, since it is written once. */
  protected constant(node: Node, place: SourcePlace): string {
    const [type, text] = [typeOf(place.node), this.text(node)];
    const isWord = /^bytes(?:4|32)$/.test(type);
    if (!isUint(type) && !isWord) return text;
    const known = this.#constants.get(place.node.id);
    const changes = isWord ? ["another word"] : ["one more", "one less"];
    const id = known === undefined ? this.take(place.node, "constant", changes, place.file) : known;
    this.#constants.set(place.node.id, id);
    if (id === null) return text;
    if (isWord) return `${type}(Mutant.word(${id}, ${text}))`;
    return `${type}(Mutant.number(${id}, ${text}))`;
  }
}
