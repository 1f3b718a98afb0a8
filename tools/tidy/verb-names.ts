// Exported functions begin with a verb, or with what a predicate begins with: a reader of a call
// should see what is done. Components and hooks have React's names.
import type { Node } from 'oxc-parser';
import type { Violation, Rule, SourceFile } from './project.ts';

const ownPath = 'tools/tidy/verb-names.ts';

const verbs = new Set(
  `
    double halve
    accept acknowledge act add answer append apply approve are ask assert assign attach audit
    authorize await batch begin bench bind block book boot bridge build buy cache calculate call
    can cancel carry cash change charge check choose claim classify clean clear close collect
    combine commit compare complete compose compress compute confirm connect consume convert copy
    correct count cover crash create deal decide declare decode decrease decrypt defer define
    delete deliver derive describe detach detect disable discard divide download draw drop edit
    embed emit enable encode encrypt end ends enrol ensure enter escape evaluate exchange
    exclude execute exists expire explain export extend extract fail fetch fill filter finalize
    find finish fit flush focus fold follow forget format free freeze fund generate get give
    grant group grow guard guess handle has hash hide hold holds hydrate import include increase
    index initialise insert inspect install intersect invalidate invite is issue join judge keep
    keeps knows launch lead leave lend lengthen limit link list listen load lock log look lower
    make manage map mark mask match matches may measure merge migrate mint mount move multiply
    must normalize note notify observe offer open opens order pad paint pair parse pass paste
    pause pay perform pick place plan play plot post prepare press prevent price prime print
    probe process prove provide publish purge push put query queue quote raise read rebuild
    receive recognise recompute reconcile reconnect record recount recover redeem redirect
    reduce refresh refund refuse register reject release reload remember remove render renew
    reopen repeat replace reply report request requeue require reset resize resolve respond
    restart restore restrict retire retry return reveal reverse revoke roll rotate round run
    sample save scale schedule screen seal search seed select sell send serve set settle setup
    shift should show shrink sign simulate skip solve sort speak spend spin split stake start
    state step stop store submit subset subtract sum suspend sweep switch take tap teardown tell
    test throttle throw to toggle touch trace track transact transfer transform translate trim
    truncate trust try turn type unbind unlink unlock unmount unwrap update upload upsert use
    validate verify view void wait walk want wants warn watch win withdraw wrap write yield
  `.split(/\s+/u),
);

/** What a name may be instead. */
const patterns: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^[A-Z]/u, 'a component'],
  [/^use[A-Z]/u, 'a hook'],
  [/^(?:with|without|while|on)[A-Z]/u, 'it wraps what it is given'],
  [/(?:Routes|Jobs|Checks|Suspension|Commands|Suite|Operation)$/u, 'a list that others run'],
  [/Query$/u, 'the options of a query'],
  [/(?:Account|Owner)$/u, 'a name of the ledger'],
];

/**
 * Names from before the rule, which need none of these. No name is added: a new function gets a
 * verb. A name that is gone is a breach, so that the list shrinks.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'the value that it makes, as a constructor': [
    'minor',
    'ok',
    'payout',
    'ratio',
    'row',
    'singleton',
  ],
  'read in nearly every line of its folder': ['now', 'nowMs', 'refused', 'shapeFor'],
};
const excepted = new Set(Object.values(exceptions).flat());

const isFunction = (node: Node | null | undefined): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

type Named = { readonly name: string; readonly start: number };

function listExportedFunctions({ parsed }: SourceFile): Named[] {
  return parsed.program.body.flatMap((node): Named[] => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declaration?.type === 'FunctionDeclaration')
      return declaration.id ? [{ name: declaration.id.name, start: declaration.start }] : [];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init, start }) =>
      id.type === 'Identifier' && isFunction(init) ? [{ name: id.name, start }] : [],
    );
  });
}

const startsWithVerb = (name: string): boolean =>
  verbs.has(/^[a-z]+/u.exec(name)?.[0] ?? '') || patterns.some(([pattern]) => pattern.test(name));

export const verbNames: Rule = {
  name: 'verb-names',
  check: ({ scripts }) => {
    const left = new Set(excepted);
    const violations: Violation[] = [];
    for (const file of scripts)
      for (const { name, start } of listExportedFunctions(file)) {
        left.delete(name);
        if (startsWithVerb(name) || excepted.has(name)) continue;
        const message = `${name}: begin the name of a function with a verb`;
        violations.push({ file: file.path, line: file.lineAt(start), message });
      }
    // Planted faults are trees of their own, without these names.
    const isWhole = scripts.some(({ path }) => path === ownPath);
    const gone = isWhole ? [...left] : [];
    return [
      ...violations,
      ...gone.map((name) => ({
        file: ownPath,
        line: 1,
        message: `${name} is no function any more: take it from the exceptions`,
      })),
    ];
  },
};
