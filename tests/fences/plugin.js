/** The fences of the house as lint rules, so that an editor shows them. What they say stands in house.js. */
import { posix, relative, resolve, sep } from 'node:path';
import { BEHAVIOUR, HOUSE } from './house.js';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * A rule for the files that have a row; tests, docs and the build stand outside.
 * @param {string} description
 * @param {(scene: { file: string, row: import('./house.js').Row, context: any }) => object} visit
 */
const fence = (description, visit) => ({
  meta: { type: 'problem', docs: { description } },
  create: (/** @type {any} */ context) => {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const row = HOUSE.find(({ at }) => at.test(file));
    return row === undefined ? {} : visit({ file, row, context });
  },
});

/** The text of a literal, also of a template without holes; null for what is only known at run time. */
const textOf = (/** @type {any} */ node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0].value.cooked;
  return null;
};

/** A file of ours by its path from the root, without a query such as `?raw`; null for a package. */
const ownFile = (/** @type {string} */ file, /** @type {string} */ source) => {
  const [path = ''] = source.split('?');
  if (path.startsWith('/')) return posix.normalize(path).slice(1);
  return /^\.\.?(\/|$)/.test(path) ? posix.join(posix.dirname(file), path) : null;
};

/** The values that an import or export statement takes from a package; `*` for all of them. */
const valuesOf = (/** @type {any} */ node) => {
  if (node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType')
    return [];
  if (node.specifiers === undefined) return ['*'];
  return node.specifiers
    .filter((/** @type {any} */ each) => each.importKind !== 'type' && each.exportKind !== 'type')
    .map((/** @type {any} */ each) => (each.imported ?? (node.source && each.local))?.name ?? '*')
    .map((/** @type {string} */ name, /** @type {number} */ at) =>
      /^Import(Default|Namespace)Specifier$/.test(node.specifiers[at].type) ? '*' : name,
    );
};

const imports = fence('A file imports only what its folder may.', ({ file, row, context }) => {
  const refuse = (/** @type {any} */ node, /** @type {string} */ message) =>
    context.report({ node, message: `${message} (${row.at.source})` });

  const check = (/** @type {any} */ node, /** @type {any} */ sourceNode) => {
    const source = textOf(sourceNode);
    if (source === null)
      return row.readsFolders ? undefined : refuse(node, 'An import names its file');
    const own = ownFile(file, source);
    const reExported = node.type.startsWith('Export');
    if (own !== null) {
      const allowed = row.files.some((each) =>
        each.endsWith('/') ? own.startsWith(each) : own === each,
      );
      if (!allowed) return refuse(node, `"${own}" may not be imported here`);
      if (reExported && own.startsWith('src/actors/') && !file.startsWith('src/actors/'))
        return refuse(node, 'An actor is bound here, not handed on');
      return undefined;
    }
    if (!row.packages(source)) return refuse(node, `"${source}" may not be imported here`);
    if (reExported && BEHAVIOUR.includes(source))
      return refuse(node, `"${source}" is imported where it is used, not handed on`);
    const allowed = row.values?.[source];
    if (allowed === undefined) return undefined;
    const stranger = valuesOf(node).find((/** @type {string} */ name) => !allowed.includes(name));
    if (stranger !== undefined)
      return refuse(node, `"${stranger}" of "${source}" may not be used here`);
    return undefined;
  };

  const fromSource = (/** @type {any} */ node) => {
    if (node.source) check(node, node.source);
  };
  return {
    ImportDeclaration: fromSource,
    ExportNamedDeclaration: fromSource,
    ExportAllDeclaration: fromSource,
    ImportExpression: fromSource,
    TSImportType: fromSource,
    TSExternalModuleReference: (/** @type {any} */ node) => check(node, node.expression),
    'CallExpression[callee.name="require"]': (/** @type {any} */ node) =>
      check(node, node.arguments[0]),
    'CallExpression[callee.object.type="MetaProperty"][callee.property.name=/^glob/]': (
      /** @type {any} */ node,
    ) => refuse(node, 'An import names its file'),
  };
});

const keyOf = (/** @type {any} */ { computed, key, property = key }) =>
  computed ? textOf(property) : (property.name ?? textOf(property));

const effects = fence('A file reaches only for what its folder may.', ({ row, context }) => {
  const without = new Set(row.without);
  if (without.size === 0) return {};
  const refuse = (/** @type {any} */ node, /** @type {string} */ name) =>
    context.report({ node, message: `${name} is out of reach here (${row.at.source})` });
  const checkKey = (/** @type {any} */ node) => {
    const name = `.${keyOf(node)}`;
    if (without.has(name)) refuse(node, name);
  };
  return {
    'Program:exit': () => {
      for (const scope of context.sourceCode.scopeManager.scopes)
        for (const { identifier, resolved, isTypeReference } of scope.references) {
          const isGlobal = resolved === null || resolved.defs.length === 0;
          if (isGlobal && isTypeReference !== true && without.has(identifier.name))
            refuse(identifier, identifier.name);
        }
    },
    MemberExpression: checkKey,
    'ObjectPattern > Property': checkKey,
  };
});

/** Where patients read: staff, the showcase and the pages that are written at build stand outside. */
const READ_BY_PATIENTS =
  /^src\/(?:app|components|flows\/(?!absence|feedback-demo|open-absences|staff-dashboard|staff-registration|visit-note))/;

/** Files here word values for patients, and draw nothing. */
const WORDS_VALUES = /^src\/lib\//;

/** Attributes that are read or heard. */
const SAID = new Set(
  'alt aria-label caption heading hint intro kept label placeholder title'.split(' '),
);

const HAS_WORD = /\p{L}{2}/u;

/**
 * The pieces of text that a value puts together, each with whether it is the value itself or stands inside a longer text.
 * @returns {{ text: string, isPart: boolean }[]}
 */
const piecesOf = (/** @type {any} */ node, isPart = false) => {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return [{ text: node.value, isPart }];
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => piecesOf(each, isPart));
  if (node?.type === 'LogicalExpression') return piecesOf(node.right, isPart);
  if (node?.type !== 'TemplateLiteral') return [];
  const isLone = node.expressions.length === 0;
  return [
    ...node.quasis.map((/** @type {any} */ { value }) => ({
      text: value.cooked,
      isPart: isPart || !isLone,
    })),
    ...node.expressions.flatMap((/** @type {any} */ each) => piecesOf(each, true)),
  ];
};

/** An id that an attribute holds, as `heading` may. */
const IS_ID = /^[a-z]+(?:-[a-z]+)*$/;

/** Two words in a row: ids and event types have none. */
const IS_SENTENCE = /\p{L}{2}[.,:]? \p{L}{2}/u;

/** What a chart says about itself stands in it, and errors are for developers. */
const isForDevelopers = (/** @type {any} */ node) => {
  for (let at = node; at; at = at.parent)
    if (at.type === 'NewExpression' || (at.type === 'Property' && keyOf(at) === 'description'))
      return true;
  return false;
};

/** Says what a chart tells patients in sentences of its own. */
const wordsOfCharts = (/** @type {any} */ context) => {
  const check = (/** @type {any} */ node, /** @type {unknown} */ text) => {
    if (typeof text === 'string' && IS_SENTENCE.test(text) && !isForDevelopers(node))
      context.report({ node, message: `"${text.trim()}" belongs into contracts/texts/en` });
  };
  return {
    Literal: (/** @type {any} */ node) => check(node, node.value),
    TemplateElement: (/** @type {any} */ node) => check(node, node.value.cooked),
  };
};

const words = {
  meta: {
    type: 'problem',
    docs: { description: 'A word that a patient can meet stands in a catalogue.' },
  },
  create: (/** @type {any} */ context) => {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    if (/^machines\/(?!kit\/)/.test(file)) return wordsOfCharts(context);
    const isDrawn = READ_BY_PATIENTS.test(file);
    if (!isDrawn && !WORDS_VALUES.test(file)) return {};
    const refuse = (/** @type {any} */ node, /** @type {string} */ text) => {
      if (HAS_WORD.test(text))
        context.report({ node, message: `"${text.trim()}" belongs into contracts/texts/en` });
    };
    // Where one differs from many, and how, is the language's to say.
    const byCount = {
      'ConditionalExpression[test.operator="==="][test.right.value=1]': (
        /** @type {any} */ { consequent, alternate },
      ) => {
        for (const node of [consequent, alternate]) refuse(node, textOf(node) ?? '');
      },
    };
    if (!isDrawn) return byCount;
    return {
      ...byCount,
      JSXText: (/** @type {any} */ node) => refuse(node, node.value),
      JSXAttribute: (/** @type {any} */ { name, value }) => {
        if (!SAID.has(name.name)) return;
        for (const { text, isPart } of piecesOf(value?.expression ?? value))
          if (isPart || !IS_ID.test(text)) refuse(value, text);
      },
      'JSXElement > JSXExpressionContainer': (/** @type {any} */ node) => {
        for (const { text } of piecesOf(node.expression)) refuse(node, text);
      },
    };
  },
};

/** A title with more ids does not say which assertion holds which requirement. */
const titles = {
  meta: {
    type: 'problem',
    docs: { description: 'A test title names at most three requirements.' },
  },
  create: (/** @type {any} */ context) => ({
    CallExpression: (/** @type {any} */ { arguments: [title] }) => {
      if (!/^(?:Literal|TemplateLiteral|BinaryExpression)$/.test(title?.type)) return;
      const ids = context.sourceCode.getText(title).match(/\[[A-Z]+-\d+\]/g) ?? [];
      if (ids.length > 3)
        context.report({ node: title, message: 'A test title names at most three requirements' });
    },
  }),
};

export default { meta: { name: 'house' }, rules: { imports, effects, words, titles } };
