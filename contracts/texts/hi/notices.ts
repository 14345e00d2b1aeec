/** The name of the button that closes a notice. */
export const dismissNotice = 'सूचना बंद करें';
