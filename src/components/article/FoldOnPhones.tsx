/**
 * Collapses the contents list before it on narrow screens, where the list would push the text down. The script runs
 * during parsing, so nothing moves; without scripts the list stays open. The server's content security policy allows
 * exactly this text by its hash.
 */
const FOLD =
  "matchMedia('(min-width:64em)').matches||document.currentScript.previousElementSibling.removeAttribute('open')";

export const FoldOnPhones = () => <script dangerouslySetInnerHTML={{ __html: FOLD }} />;
