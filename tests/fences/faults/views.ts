import { inFolder, outOfReach, refusedImport, refusedValue } from './fault.ts';

const view = (folder: string, file: string) =>
  inFolder(folder, [
    [
      'holds a state of its own',
      "import { useState } from 'react';\nexport const useA = () => useState(1);",
      "import { useId } from 'react';\nexport const useA = () => useId();",
      refusedValue('useState', 'react'),
      file,
    ],
    [
      'holds an effect under another name',
      "import { useEffect as useIt } from 'react';\nexport const useA = () => useIt(() => undefined);",
      "import type { useEffect } from 'react';\nexport type A = typeof useEffect;",
      refusedValue('useEffect', 'react'),
      file,
    ],
    [
      'takes the whole of React',
      "import * as React from 'react';\nexport const useA = () => React.useEffect(() => undefined);",
      "import type * as React from 'react';\nexport type A = React.ReactNode;",
      refusedValue('*', 'react'),
      file,
    ],
    [
      'takes React by its own name',
      "import React from 'react';\nexport const useA = () => React.useRef(1);",
      "import { memo } from 'react';\nexport const a = memo;",
      refusedValue('*', 'react'),
      file,
    ],
    [
      'hands on an effect',
      "export { useEffect } from 'react';",
      "export { a } from '~/src/components/a.ts';",
      '"react" is imported where it is used',
      file,
    ],
    [
      'loads React when it is needed',
      "export const load = () => import('react');",
      "export const load = () => import('~/src/components/a.ts');",
      refusedValue('*', 'react'),
      file,
    ],
    [
      'takes hooks of the component library',
      "import { useTimeout } from '@mantine/hooks';\nexport const useA = () => useTimeout;",
      "import { Button } from '@mantine/core';\nexport const a = Button;",
      refusedImport('@mantine/hooks'),
      file,
    ],
    [
      'imports axios',
      "import axios from 'axios';\nexport const a = axios;",
      "import { Link } from 'react-router-dom';\nexport const a = Link;",
      refusedImport('axios'),
      file,
    ],
    [
      'imports an actor',
      "import { a } from '~/src/actors/a.ts';\nexport const b = a;",
      "import { a } from '~/src/components/a.ts';\nexport const b = a;",
      refusedImport('src/actors/a.ts'),
      file,
    ],
    [
      'imports the server',
      "import { a } from '~/server/a.ts';\nexport const b = a;",
      "import { a } from '~/contracts/a.ts';\nexport const b = a;",
      refusedImport('server/a.ts'),
      file,
    ],
    [
      'imports a test',
      "import { a } from '~/tests/a.ts';\nexport const b = a;",
      "import { a } from '~/src/lib/a.ts';\nexport const b = a;",
      refusedImport('tests/a.ts'),
      file,
    ],
    [
      'sets a timer',
      'export const a = window.setTimeout(() => undefined, 1);',
      'export const a = (window: { setTimeout(): void }) => window.setTimeout();',
      outOfReach('window'),
      file,
    ],
    [
      'sets a timer by its short name',
      'export const a = setInterval(() => undefined, 1);',
      'export const a = 1;',
      outOfReach('setInterval'),
      file,
    ],
    [
      'calls the network',
      "export const a = () => fetch('/');",
      'export const a = (fetch: () => void) => fetch();',
      outOfReach('fetch'),
      file,
    ],
    [
      'calls the network by its whole name',
      "export const a = () => globalThis.fetch('/');",
      'export const a = 1;',
      outOfReach('globalThis'),
      file,
    ],
    [
      'keeps something in the browser',
      "localStorage.setItem('a', 'b');",
      'export const a = 1;',
      outOfReach('localStorage'),
      file,
    ],
    [
      'reaches the browser through an element',
      'export const a = (page: Document) => page.defaultView;',
      'export const a = (page: Document) => page.title;',
      outOfReach('.defaultView'),
      file,
    ],
  ]);

const flows = inFolder('src/flows/', [
  [
    'starts an actor',
    "import { useActorRef } from '@xstate/react';\nexport const useA = () => useActorRef;",
    "import { useSelector } from '@xstate/react';\nexport const useA = () => useSelector;",
    refusedValue('useActorRef', '@xstate/react'),
  ],
  [
    'makes a chart',
    "import { createActor } from 'xstate';\nexport const a = createActor;",
    "import type { ActorRefFrom } from 'xstate';\nexport type A = ActorRefFrom<never>;",
    refusedValue('createActor', 'xstate'),
  ],
  [
    'hands on an actor where it is bound',
    "export { a } from '~/src/actors/a.ts';",
    "import { a } from '~/src/actors/a.ts';\nexport const b = { a };",
    'An actor is bound here, not handed on',
    'a.flow.ts',
  ],
  [
    'shows something where actors are bound',
    "import { memo } from 'react';\nexport const a = memo;",
    "import { a } from '~/machines/a.ts';\nexport const b = a;",
    refusedImport('react'),
    'a.flow.ts',
  ],
  [
    'imports every file of a folder',
    "export const all = import.meta.glob('../../actors/*.ts');",
    'export const all = import.meta.env;',
    'An import names its file',
  ],
]);

const pages = inFolder('src/pages/', [
  [
    'imports a machine',
    "import { a } from '~/machines/a.ts';\nexport const b = a;",
    "import { a } from '~/contracts/a.ts';\nexport const b = a;",
    refusedImport('machines/a.ts'),
  ],
]);

const LONG_VIEW = Array.from({ length: 121 }, (_, at) => `export const a${at} = ${at};`).join('\n');

const sizes = inFolder('src/flows/', [
  [
    'is longer than a view may be',
    LONG_VIEW,
    'export const a = 1;',
    'has too many lines',
    'helper.ts',
  ],
]);

const languages = inFolder('src/prerender/languages/', [
  [
    'draws something where a language is built',
    "import { memo } from 'react';\nexport const a = memo;",
    'export const read = (file: string) => import(file);',
    refusedImport('react'),
  ],
  [
    'reads a chart where a language is built',
    "import { a } from '~/machines/a.ts';\nexport const b = a;",
    "import { a } from '~/contracts/a.ts';\nexport const b = a;",
    refusedImport('machines/a.ts'),
  ],
]);

export const VIEW_FAULTS = [
  ...view('src/flows/', 'rules.ts'),
  ...flows,
  ...view('src/pages/', 'Legal.tsx'),
  ...pages,
  ...sizes,
  ...languages,
];
