import { ExpressionInstrumenter } from "./instrument-expressions.ts";
import { assignmentOperators, isSimple, isUint } from "./operators.ts";
import { type Node, rangeOf, type SourceFile, typeOf } from "./solidity-ast.ts";

/**
 * Rewrites sources so that they hold every mutant that is wanted, by key, each behind a question to
 * Mutant.sol.
 */
export class Instrumenter extends ExpressionInstrumenter {
  /** By a modifier's name, the mutants that take it away from one function; 0 takes it from none. */
  readonly modifiers = new Map<string, number[]>();
  readonly #modifierTexts = new Map<string, string>();
  #returns: string[] = [];

  /** The file's text with its mutants. */
  instrument(file: SourceFile): string {
    this.file = file;
    const text = this.splice(file.root).replace(/\/\*modifier (\w+)\*\//g, (_, name: string) =>
      (this.modifiers.get(name) ?? []).map((id) => this.modifierWithout(name, id)).join("\n\n    "),
    );
    return text.replace(
      /^(?=import |library |contract |abstract )/m,
      'import {Mutant} from "src/Mutant.sol";\n',
    );
  }

  protected override render(node: Node, expected = ""): string {
    switch (node.nodeType) {
      case "InlineAssembly":
        return this.text(node);
      case "FunctionDefinition":
        this.#returns = (node.returnParameters?.parameters ?? []).map(typeOf);
        return this.splice(node);
      case "ModifierDefinition":
        return this.modifierDefinition(node);
      case "ModifierInvocation":
        return this.modifier(node);
      case "VariableDeclaration":
        return this.text(node);
      case "VariableDeclarationStatement":
        return this.splice(node, typeOf(node.declarations?.[0] ?? undefined));
      case "ExpressionStatement":
      case "EmitStatement":
        return this.statement(node);
      case "IfStatement":
        return this.ifStatement(node);
      case "ForStatement":
        return this.forStatement(node);
      case "Return":
        return this.returnStatement(node);
      default:
        return this.expression(node, expected);
    }
  }

  /** Removed; and compound assignments with another operator. */
  protected statement(node: Node): string {
    const inner = node.expression;
    const changed = inner?.nodeType === "Assignment" ? this.compound(inner) : null;
    const text = changed ?? this.splice(node);
    const id = this.take(node, "statement", ["removed"]);
    return id === null ? text : `if (!Mutant.on(${id})) ${text}`;
  }

  protected compound(node: Node): string | null {
    const { leftHandSide: target, rightHandSide: value, operator = "" } = node;
    const other = assignmentOperators[operator];
    if (!other || !target || !value || !isUint(typeOf(target))) return null;
    const [to, text] = [this.text(target), this.render(value, typeOf(target))];
    const id = isSimple(target) ? this.take(node, "operator", [other]) : null;
    if (id === null) return `${to} ${operator} ${text}`;
    return `if (Mutant.on(${id})) ${to} ${other} ${text}; else ${to} ${operator} ${text}`;
  }

  protected ifStatement(node: Node): string {
    const { condition, trueBody, falseBody } = node;
    if (!condition || !trueBody) return this.text(node);
    const asked = this.render(condition);
    const id = this.take(condition, "condition", ["false", "true"]);
    const head = id === null ? asked : `Mutant.condition(${id}, ${asked})`;
    if (!falseBody) return `if (${head}) ${this.render(trueBody)}`;
    return `if (${head}) ${this.braced(trueBody)} else ${this.render(falseBody)}`;
  }

  protected braced(body: Node): string {
    if (body.nodeType === "Block") return this.render(body);
    const ends = this.file.text[rangeOf(body).end] === ";";
    return `{ ${this.render(body)}${ends ? ";" : ""} }`;
  }

  /** The step of a loop stays, since loops without it don't end. */
  protected forStatement(node: Node): string {
    const { condition, body, loopExpression: step } = node;
    if (!condition || !body || !step) return this.text(node);
    const head = this.file.text.slice(rangeOf(node).start, rangeOf(condition).start);
    return `${head}${this.render(condition)}; ${this.text(step)}) ${this.render(body)}`;
  }

  protected returnStatement(node: Node): string {
    const value = node.expression;
    if (!value) return this.text(node);
    const isTuple = value.nodeType === "TupleExpression" && this.#returns.length > 1;
    return `return ${isTuple ? this.tuple(value, this.#returns) : this.render(value, this.#returns[0])}`;
  }

  /** Each use has a modifier of its own, since a parameter would need room on the stack. */
  protected modifier(node: Node): string {
    if (node.kind !== "modifierInvocation" || node.arguments?.length) return this.splice(node);
    const name = this.text(node);
    const id = this.take(node, "modifier", ["removed"]) ?? 0;
    const ids = this.modifiers.get(name) ?? [];
    if (!ids.includes(id)) this.modifiers.set(name, [...ids, id]);
    return `${name}${id}`;
  }

  /** Copies are made when all uses in the file are known. */
  protected modifierDefinition(node: Node): string {
    this.#modifierTexts.set(node.name ?? "", this.splice(node));
    return `/*modifier ${node.name}*/`;
  }

  protected modifierWithout(name: string, id: number): string {
    const text = this.#modifierTexts.get(name) ?? "";
    return text
      .replace(`${name}()`, `${name}${id}()`)
      .replace("if (", `if (!Mutant.on(${id})) if (`);
  }
}
