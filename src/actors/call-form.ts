import type { Endpoint, FileToSend, ResultOf } from '../../contracts/endpoints/endpoint.ts';
import { FORM_TIMEOUT_MS } from '../../contracts/xray-files.ts';
import { call } from './call.ts';
import type { CallOptions } from './call.ts';

type FormEndpoint = Endpoint & { readonly form: NonNullable<Endpoint['form']> };

type FormParts = {
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly file: FileToSend | null;
};

/** Fields first: the server reads them before it takes the file in. */
const formOf = (name: string, { fields, file }: FormParts): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(field, value);
  }
  if (file !== null) form.append(name, file as Blob);
  return form;
};

/**
 * Sends a form, which takes its time.
 * @param onProgress hears how much is sent, from 0 to 100, whenever it is another whole number
 */
export const callForm = async <E extends FormEndpoint>(
  coming: Promise<E>,
  options: CallOptions<E>,
  onProgress: (percent: number) => void = () => undefined,
): Promise<ResultOf<E>> => {
  let told = 0;
  const sending = {
    timeout: FORM_TIMEOUT_MS,
    onUploadProgress: ({ loaded, total }: { loaded: number; total?: number }): void => {
      const percent = total === undefined ? told : Math.floor((loaded / total) * 100);
      if (percent > told) onProgress(percent);
      told = Math.max(told, percent);
    },
  };
  const withForm = coming.then((endpoint) => ({
    endpoint,
    body: formOf(endpoint.form.file.field, options as unknown as FormParts),
  }));
  const body = withForm.then((each) => each.body);
  const endpoint = withForm.then((each) => each.endpoint);
  // A failure to load the call is thrown by the call itself.
  const sent = { ...options, body: await body.catch(() => undefined), sending };
  return call(endpoint, sent as CallOptions<E>);
};
