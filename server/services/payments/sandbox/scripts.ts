/**
 * What the provider's checkout script offers a page, with the checkout of the sandbox behind it: `new Razorpay(options)`,
 * `open()`, `close()` and `on('payment.failed', …)`, the result by `options.handler`, and `options.modal.ondismiss`.
 */
export const CHECKOUT_SCRIPT = `(() => {
  const FOLDER = new URL('.', document.currentScript.src).href;
  window.Razorpay = class {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(name, listener) { this.listeners[name] = listener; }
    open() {
      const { order_id: order, modal, handler } = this.options;
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Card checkout');
      dialog.style.cssText = 'padding:0;border:0;border-radius:16px;width:min(28rem,94vw);height:min(44rem,90vh);background:Canvas';
      const frame = document.createElement('iframe');
      frame.title = 'Card checkout';
      frame.src = FOLDER + encodeURIComponent(order);
      frame.style.cssText = 'border:0;width:100%;height:100%';
      dialog.append(frame);
      const tell = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== location.origin) return;
        if (data.kind === 'failed') return this.listeners['payment.failed']?.({ error: data.error });
        this.close();
        if (data.kind === 'paid') handler(data.result);
        else modal?.ondismiss?.();
      };
      this.close = () => { removeEventListener('message', tell); dialog.remove(); };
      addEventListener('message', tell);
      dialog.addEventListener('cancel', () => { this.close(); modal?.ondismiss?.(); });
      document.body.append(dialog);
      dialog.showModal();
    }
    close() {}
  };
})();`;

/** Tells the page around the checkout what was chosen. It stands before the button, which is not seen until it can be pressed. */
export const ANSWER_SCRIPT = `(() => {
  const tell = (answer) => parent.postMessage(answer, location.origin);
  const said = document.getElementById('answer');
  if (said) tell(JSON.parse(said.dataset.answer));
  addEventListener('click', ({ target }) => { if (target.id === 'dismiss') tell({ kind: 'dismissed' }); });
})();`;
