import { inFolder, outOfReach, refusedImport, refusedValue } from './fault.ts';

const components = inFolder('src/components/', [
  [
    'imports an actor',
    "import { a } from '~/src/actors/a.ts';\nexport const b = a;",
    "import { a } from '~/src/components/a.ts';\nexport const b = a;",
    refusedImport('src/actors/a.ts'),
  ],
  [
    'imports a machine for its types',
    "import type { A } from '~/machines/a.ts';\nexport type B = A;",
    "import type { A } from '~/contracts/a.ts';\nexport type B = A;",
    refusedImport('machines/a.ts'),
  ],
  [
    'reaches a machine through the flows',
    "import { a } from '~/src/flows/a.ts';\nexport const b = a;",
    "import { a } from '~/src/components/kit/a.ts';\nexport const b = a;",
    refusedImport('src/flows/a.ts'),
  ],
  [
    'imports a chart tool',
    "import { useSelector } from '@xstate/react';\nexport const useA = () => useSelector;",
    "import { Button } from '@mantine/core';\nexport const a = Button;",
    refusedImport('@xstate/react'),
  ],
  [
    'imports the type of an actor',
    "import type { ActorRef } from 'xstate';\nexport type A = ActorRef;",
    "import type { ReactNode } from 'react';\nexport type A = ReactNode;",
    refusedImport('xstate'),
  ],
  [
    'holds an effect',
    "import { useEffect } from 'react';\nexport const useA = () => useEffect(() => undefined);",
    "import { useState } from 'react';\nexport const useA = () => useState(false);",
    refusedValue('useEffect', 'react'),
  ],
  [
    'is a class with effects',
    "import { Component } from 'react';\nexport class A extends Component {}",
    "import { useRef } from 'react';\nexport const useA = () => useRef(null);",
    refusedValue('Component', 'react'),
  ],
  [
    'sets a timer',
    'setTimeout(() => undefined, 1);',
    'document.title = String(document.activeElement);',
    outOfReach('setTimeout'),
  ],
  [
    'calls the network',
    "export const a = () => fetch('/');",
    'export const a = 1;',
    outOfReach('fetch'),
  ],
  [
    'calls the network by its whole name',
    "export const a = () => window['fetch']('/');",
    'export const a = 1;',
    outOfReach('window'),
  ],
  ['keeps a cookie', "document.cookie = 'a=b';", "document.title = 'a';", outOfReach('.cookie')],
  ['reads the clock', 'export const a = new Date();', 'export const a = 1;', outOfReach('Date')],
]);

const lib = inFolder('src/lib/', [
  [
    'imports axios',
    "import axios from 'axios';\nexport const a = axios;",
    "import { useEffect } from 'react';\nexport const useA = () => useEffect(() => undefined);",
    refusedImport('axios'),
  ],
  [
    'imports an actor',
    "import { a } from '~/src/actors/a.ts';\nexport const b = a;",
    "import { a } from '~/machines/a.ts';\nexport const b = a;",
    refusedImport('src/actors/a.ts'),
  ],
  [
    'keeps something in the browser',
    "window.localStorage.setItem('a', 'b');",
    "window.addEventListener('popstate', () => undefined);",
    outOfReach('.localStorage'),
  ],
  [
    'keeps something in the browser, taken apart',
    'const { sessionStorage: kept } = window;\nexport const a = kept;',
    'const { innerWidth: width } = window;\nexport const a = width;',
    outOfReach('.sessionStorage'),
  ],
  [
    'keeps something in the browser under another name',
    'const page = globalThis;\nexport const a = page.localStorage;',
    'const page = globalThis;\nexport const a = page.location;',
    outOfReach('.localStorage'),
  ],
  [
    'calls the network',
    "export const a = () => globalThis.fetch('/');",
    'export const a = () => history.length;',
    outOfReach('.fetch'),
  ],
  [
    'shows the charts to a foreign site',
    "import { createSkyInspector } from '@statelyai/inspect';\nexport const a = createSkyInspector;",
    "import { createInspector } from '@statelyai/inspect';\nexport const a = createInspector;",
    refusedValue('createSkyInspector', '@statelyai/inspect'),
  ],
]);

const app = inFolder('src/app/', [
  [
    'imports an actor',
    "import { a } from '~/src/actors/a.ts';\nexport const b = a;",
    "import { a } from '~/src/flows/a.ts';\nexport const b = a;",
    refusedImport('src/actors/a.ts'),
  ],
  [
    'imports the server',
    "import { a } from '~/server/a.ts';\nexport const b = a;",
    "import { a } from '~/contracts/a.ts';\nexport const b = a;",
    refusedImport('server/a.ts'),
  ],
]);

const actors = inFolder('src/actors/', [
  [
    'imports React',
    "import { useState } from 'react';\nexport const useA = () => useState(1);",
    "import axios from 'axios';\nexport const a = axios;",
    refusedImport('react'),
  ],
  [
    'imports a view',
    "import { a } from '~/src/components/a.ts';\nexport const b = a;",
    "fetch('/a');",
    refusedImport('src/components/a.ts'),
  ],
  [
    'keeps something in the browser by itself',
    "localStorage.setItem('a', 'b');",
    "import { stored } from '~/src/actors/storage/stored.ts';\nexport const a = stored;",
    outOfReach('localStorage'),
  ],
]);

const offline = inFolder('src/offline/', [
  [
    'imports from the app',
    "import { a } from '~/src/lib/a.ts';\nexport const b = a;",
    "import { a } from '~/src/offline/a.ts';\nexport const b = a;",
    refusedImport('src/lib/a.ts'),
  ],
  [
    'reads what the app keeps',
    'export const a = () => indexedDB.databases();',
    "export const a = () => caches.keys().then(() => fetch('/'));",
    outOfReach('indexedDB'),
  ],
]);

export const BROWSER_FAULTS = [...components, ...lib, ...app, ...actors, ...offline];
