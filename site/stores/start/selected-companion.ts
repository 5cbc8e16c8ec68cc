/** Where the companion chosen before the loading screen waits, in session storage (spec section 3). */
export const SELECTED_COMPANION_KEY = 'selectedCompanionId';
