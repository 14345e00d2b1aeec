import axios from 'axios';
import type { AxiosAdapter } from 'axios';

const real = axios.getAdapter(axios.defaults.adapter);
let answer: AxiosAdapter | null = null;

// Before the app makes its client, which keeps what it found here.
axios.defaults.adapter = (config) => (answer ?? real)(config);

/** Answers calls in place of the network until the end of the test; null lets them through. */
export const answerWith = (adapter: AxiosAdapter | null): void => {
  answer = adapter;
};
