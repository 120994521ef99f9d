/** As the API takes it. */
export const PROJECT_NAME_MAX_LENGTH = 80;
