for (;;);
export {};
