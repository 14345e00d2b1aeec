/** Lets the browser do what waits, such as painting or a press, before something long goes on. Unlike a timer, it is as quick in a hidden tab. */
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
