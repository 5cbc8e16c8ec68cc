/** Where the companion chosen before the loading screen waits, in session storage. */
export const SELECTED_COMPANION_KEY = 'selectedCompanionId';
