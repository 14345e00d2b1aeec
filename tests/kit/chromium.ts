import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** First the browser without a window of its own, which does the same with two thirds of the work. */
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const inPath = (): string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
};

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

const usualPlaces = (): string[] => {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      MAC_APPS.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform !== 'win32') return ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
  return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name] ?? '')
    .filter(Boolean)
    .flatMap((folder) => WINDOWS_PROGRAMS.map((parts) => join(folder, ...parts)));
};

/** The program inside one of the browser tool's own installations, by platform. */
const INSTALLED_PROGRAMS = [
  ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
  ['chrome-headless-shell-linux-arm64', 'chrome-headless-shell'],
  ['chrome-headless-shell-mac-x64', 'chrome-headless-shell'],
  ['chrome-headless-shell-mac-arm64', 'chrome-headless-shell'],
  ['chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
  ['chrome-linux', 'chrome'],
  ['chrome-linux64', 'chrome'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  [
    'chrome-mac-arm64',
    'Google Chrome for Testing.app',
    'Contents',
    'MacOS',
    'Google Chrome for Testing',
  ],
  [
    'chrome-mac-x64',
    'Google Chrome for Testing.app',
    'Contents',
    'MacOS',
    'Google Chrome for Testing',
  ],
  ['chrome-win', 'chrome.exe'],
  ['chrome-win64', 'chrome.exe'],
];

const CACHES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['Library', 'Caches', 'ms-playwright'],
  win32: ['AppData', 'Local', 'ms-playwright'],
};

const inToolCache = (): string[] => {
  const folder =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    join(homedir(), ...(CACHES[process.platform] ?? ['.cache', 'ms-playwright']));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium(?:_headless_shell)?-/.test(name))
    .toSorted()
    .toReversed()
    .flatMap((name) => INSTALLED_PROGRAMS.map((parts) => join(folder, name, ...parts)));
};

/**
 * Where a Chromium, Chrome or Edge is: CHROMIUM_PATH, then the commands in PATH, the usual places of
 * the platform, and what the browser tool installed itself. `null` if there is none.
 */
export const findChromium = (): string | null => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  return [...inPath(), ...usualPlaces(), ...inToolCache()].find((file) => existsSync(file)) ?? null;
};
