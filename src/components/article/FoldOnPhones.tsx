/**
 * Folds the list of contents before it where it would stand between the head and the text. It runs while the page is
 * read, so nothing moves; where no script runs the list stays open. The server allows exactly this text by its hash.
 */
const FOLD =
  "matchMedia('(min-width:64em)').matches||document.currentScript.previousElementSibling.removeAttribute('open')";

export const FoldOnPhones = () => <script dangerouslySetInnerHTML={{ __html: FOLD }} />;
