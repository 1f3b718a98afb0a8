// Walks a syntax tree with the way from the root at hand.
import { visitorKeys } from 'oxc-parser';
import type { Node, Program } from 'oxc-parser';

/** `parents` runs from the nearest node outwards. */
export type Visit = (node: Node, parents: readonly Node[]) => void;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Visits every node, parents before children. */
export function walk(program: Program, visit: Visit): void {
  const go = (node: Node, parents: readonly Node[]): void => {
    visit(node, parents);
    const inside = [node, ...parents];
    for (const key of visitorKeys[node.type] ?? []) {
      const child: unknown = Reflect.get(node, key);
      for (const item of Array.isArray(child) ? child : [child]) {
        if (isNode(item)) go(item, inside);
      }
    }
  };
  go(program, []);
}

/**
 * `Math.random` for the member expression of that spelling, undefined for anything deeper or
 * computed.
 */
export function getMemberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return undefined;
  return `${node.object.name}.${node.property.name}`;
}

/** Whether an identifier stands for a variable here, and not for a property, a key or a label. */
export function isReference(node: Node, parents: readonly Node[]): boolean {
  const parent = parents[0];
  if (node.type !== 'Identifier' || !parent) return false;
  switch (parent.type) {
    case 'MemberExpression':
      return parent.computed || parent.object === node;
    case 'Property':
      return parent.computed || parent.value === node;
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'TSAbstractMethodDefinition':
    case 'TSAbstractPropertyDefinition':
      return parent.computed && parent.key === node;
    case 'TSEnumMember':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportSpecifier':
    case 'MetaProperty':
    case 'TSNamedTupleMember':
    case 'TSQualifiedName':
      return false;
    default:
      return true;
  }
}
