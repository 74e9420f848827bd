/** The product's version, as package.json has it; the build puts it in. */
export const VERSION = (import.meta.env['VITE_APP_VERSION'] as string | undefined) ?? 'development';
