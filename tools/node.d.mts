// The types of node.mjs.
export declare const VERSION: string;
export declare const PINNED: Readonly<Record<string, string>>;
export declare function isNewEnough(version: string): boolean;
export declare function packageFor(platform: string, arch: string): string | undefined;
export declare function installedNode(root: string, name: string): string | undefined;
export declare function prepareFolder(root: string, name: string): string;
