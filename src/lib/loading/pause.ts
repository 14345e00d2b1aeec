/**
 * Yields to the browser, for painting or input, before long work goes on. Unlike a timer, it is not slowed in a hidden
 * tab.
 */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
