import { readFile } from 'node:fs/promises';
import type { ModelCard } from '../../../contracts/xray/model-card.ts';
import { StartError } from '../../lib/start-error.ts';
import type { RadiographEngine } from './port.ts';
import { readCard } from './runner-protocol.ts';

/** Tells of a model what its card says. Whoever writes a card answers for a model that learned from people's pictures. */
export const engineOf = ({ name, version, ...card }: ModelCard): RadiographEngine => ({
  name,
  version,
  isTrained: true,
  card: { licence: card.licence, intended: card.intended, measured: card.measured },
});

/**
 * Reads the card of the operator's own model from a file.
 * @throws StartError when it cannot be read, or does not name a label of the model
 */
export const cardIn = async (path: string, labels: readonly string[]): Promise<ModelCard> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`XRAY_MODEL_CARD is "${path}", which cannot be read.`);
  });
  const card = readCard(text);
  if (card.kind === 'wrong') {
    throw new StartError(`XRAY_MODEL_CARD is "${path}", which is no model card: ${card.why}.`);
  }
  const missing = labels.find((label) => !card.value.labels.includes(label));
  if (missing !== undefined) {
    throw new StartError(
      `XRAY_MODEL_CARD is "${path}", which does not name the label "${missing}" of XRAY_LABELS.`,
    );
  }
  return card.value;
};
