import fc from 'fast-check';

// A break must not be noticed in one run and missed in the next.
fc.configureGlobal({ seed: 1 });
