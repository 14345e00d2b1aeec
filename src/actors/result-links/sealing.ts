import { CompactEncrypt, base64url, compactDecrypt } from 'jose';
import { MANIFEST_PLACE } from '../../../contracts/assessment/shared-address.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { LinkContent } from '../../../contracts/endpoints/result-links.ts';
import type { EncryptedFile, LinkFile } from '../../../contracts/endpoints/result-links.ts';

const FHIR = 'application/fhir+json';

/** The result as our own page shows it is the content of a FHIR Binary of this kind, since a manifest holds no other kind of JSON. */
export const OURS = 'application/json';

/** Bytes of a key, and of the part of an address that nobody can guess (SMART Health Links ask for 256 bits of each). */
const SECRET_BYTES = 32;

/** Most bytes of a file as it is read: what is sent may be small and still fill the memory. */
const READ_MAX = 2_000_000;

/** Makes a key, or the secret part of an address. */
export const newSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

export const { encode, decode } = base64url;

/** Returns so many random digits, each as likely as the others. */
export const newPasscode = (digits: number): string => {
  let code = '';
  while (code.length < digits) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // 250 is the last multiple of ten: the bytes above it would make some digits likelier.
    if (byte < 250) code += String(byte % 10);
  }
  return code;
};

/** Encrypts a resource of FHIR. */
export const seal = async (resource: object, key: Uint8Array): Promise<EncryptedFile> => ({
  contentType: FHIR,
  embedded: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(resource)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: FHIR, zip: 'DEF' })
    .encrypt(key),
});

const fromBase64 = (data: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(data), (each) => each.charCodeAt(0)));

/**
 * Returns what our own page shows of the files; null where none of them is that, or the key fits none. Our page sets no limit, so
 * that every file is embedded.
 */
export const unsealed = async (
  files: readonly LinkFile[],
  key: Uint8Array,
): Promise<LinkContent | null> => {
  for (const file of files) {
    if (!('embedded' in file)) continue;
    try {
      const { plaintext } = await compactDecrypt(file.embedded, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        maxDecompressedLength: READ_MAX,
      });
      const resource = JSON.parse(new TextDecoder().decode(plaintext));
      if (resource.resourceType !== 'Binary' || resource.contentType !== OURS) continue;
      return LinkContent.parse(JSON.parse(fromBase64(resource.data)));
    } catch {
      // Another file may be the one.
    }
  }
  return null;
};

export type LinkParts = { readonly token: string; readonly key: string };

/** Writes a link of SMART Health Links. It says nothing about anybody: no name, and nothing of the result. */
export const shlinkOf = (
  { token, key }: LinkParts,
  { origin, exp }: { origin: string; exp: number },
) =>
  `shlink:/${encode(
    JSON.stringify({
      url: `${origin}${MANIFEST_PLACE}${token}`,
      key,
      exp,
      flag: 'P',
      label: PRODUCT_NAME,
    }),
  )}`;

/** Reads a link; null where it is not whole, or leads to another server: nobody's words but ours appear on our page. */
export const partsOf = (shlink: string, origin: string): LinkParts | null => {
  try {
    const { url, key } = JSON.parse(
      new TextDecoder().decode(decode(shlink.replace('shlink:/', ''))),
    );
    const [before, token = ''] = String(url).split(MANIFEST_PLACE);
    const isWhole = /^[\w-]{43}$/.test(token) && decode(key).length === SECRET_BYTES;
    return isWhole && before === origin ? { token, key } : null;
  } catch {
    return null;
  }
};
