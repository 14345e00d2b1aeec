import type { Endpoint, FileToSend, ResultOf } from '../../../contracts/endpoints/endpoint.ts';
import { FORM_TIMEOUT_MS } from '../../../contracts/xray/xray-files.ts';
import { call } from './call.ts';
import type { CallOptions, Sending } from './call.ts';

type FormEndpoint = Endpoint & { readonly form: NonNullable<Endpoint['form']> };

type FormParts = {
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly file: FileToSend | null;
};

/** Builds the form with its fields first: the server reads them before it accepts the file. */
const formOf = (name: string, { fields, file }: FormParts): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(field, value);
  }
  if (file !== null) form.append(name, file as Blob);
  return form;
};

/**
 * Sends a form; one with a file has a longer time limit.
 * @param onProgress hears how much is sent, as a whole percentage from 0 to 100, each time it grows
 */
export const callForm = <E extends FormEndpoint>(
  endpoint: Promise<E>,
  options: CallOptions<E>,
  onProgress: (percent: number) => void = () => undefined,
): Promise<ResultOf<E>> => {
  const parts = options as unknown as FormParts;
  let told = 0;
  const sending: Sending = {
    ...(parts.file !== null && { limitMs: FORM_TIMEOUT_MS }),
    bodyOf: ({ form }) => formOf(form?.file.field ?? '', parts),
    onUploadProgress: ({ loaded, total }) => {
      const percent = total === undefined ? told : Math.floor((loaded / total) * 100);
      if (percent > told) onProgress(percent);
      told = Math.max(told, percent);
    },
  };
  return call(endpoint, { ...options, sending });
};
